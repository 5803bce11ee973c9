/** Keep the keyboard focus near where it was when its element is taken off the page, instead of losing it to the top. */

const STOPS = 'a[href], button:enabled, input:enabled, select:enabled, summary';

/** Begins with what the page is about; the next Tab leads into it. */
export function focusMain(): void {
  const main = document.querySelector('main');
  if (!main) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}

/** When what had the focus is taken away, what now stands in its place gets it, else what is nearest. */
export function keepPlace(): () => void {
  let had: Element | null = null;

  const enter = ({ target }: FocusEvent): void => {
    had = target instanceof Element && target.matches(':focus-visible') ? target : null;
  };
  // Focus also leaves an element that is being taken away: only afterwards one knows which it was.
  const leave = (): void =>
    queueMicrotask(() => {
      if (had?.isConnected && had !== document.activeElement) had = null;
    });
  const changes = new MutationObserver((records) => {
    if (!had || had.isConnected) return;
    let [gone, place]: [Node, MutationRecord | undefined] = [had, undefined];
    for (const record of records) {
      if ([...record.removedNodes].some((node) => node.contains(gone))) [gone, place] = [record.target, record];
    }
    had = null;
    if (place && document.activeElement === document.body) stepInto(place);
  });

  addEventListener('focusin', enter);
  addEventListener('focusout', leave);
  changes.observe(document.body, { childList: true, subtree: true });
  return () => {
    removeEventListener('focusin', enter);
    removeEventListener('focusout', leave);
    changes.disconnect();
  };
}

function stepInto({ target, previousSibling }: MutationRecord): void {
  const isAfter = (stop: Element): boolean => {
    const where = previousSibling?.isConnected ? previousSibling.compareDocumentPosition(stop) : Node.DOCUMENT_POSITION_FOLLOWING;
    return where === Node.DOCUMENT_POSITION_FOLLOWING;
  };
  const isSeen = (stop: Element): boolean => stop.checkVisibility();
  let part = target instanceof Element ? target : null;
  while (part?.closest('main, dialog')) {
    const stops = [...part.querySelectorAll<HTMLElement>(STOPS)].filter(isSeen);
    const next = stops.find(isAfter) ?? stops.at(-1);
    if (next) {
      next.focus();
      return;
    }
    part = part.parentElement;
  }
  focusMain();
}
