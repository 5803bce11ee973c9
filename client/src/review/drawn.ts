/** Draws what lies in a frame as much smaller as it takes to see all of it, and again when the frame changes. */
export function fitIn(frame: HTMLElement, height: number): () => void {
  const observer = new ResizeObserver(() => {
    for (const part of frame.querySelectorAll<HTMLElement>('.still-part')) {
      part.style.zoom = '1';
      const parts = part.parentElement?.childElementCount ?? 1;
      const factor = Math.min(1, height / part.scrollHeight, (frame.clientWidth - 18) / part.scrollWidth / Math.max(1, parts - 1));
      part.style.zoom = String(factor);
    }
  });
  observer.observe(frame);
  return () => observer.disconnect();
}
