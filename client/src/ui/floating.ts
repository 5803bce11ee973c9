const GAP = 10;
const EDGE = 8;

/** Puts a floating box beside what it speaks of: above if there is room, else below, always on the screen and above the floor. */
export function floatBeside(box: HTMLElement, anchor: Element, floor = innerHeight): void {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const left = Math.min(Math.max(at.left + at.width / 2 - width / 2, EDGE), innerWidth - width - EDGE);
  const above = at.top - height - GAP;
  const top = above >= EDGE ? above : Math.min(at.bottom + GAP, floor - height - EDGE);
  box.style.left = `${Math.max(left, EDGE)}px`;
  box.style.top = `${Math.max(top, EDGE)}px`;
}
