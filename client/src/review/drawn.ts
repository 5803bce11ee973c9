/** In px, padding and border around what is drawn, on both sides together: as review.css has them. */
const RIM = 18;

/** Draws what lies in a frame of some height, side by side, as much smaller as it takes to see all of it, and again when the frame changes. */
export function fitIn(frame: HTMLElement, height: number): () => void {
  const observer = new ResizeObserver(() => {
    const parts = frame.querySelectorAll<HTMLElement>('.still-part');
    const width = (frame.clientWidth - RIM) / parts.length;
    for (const part of parts) {
      part.style.zoom = '1';
      part.style.zoom = String(Math.min(1, (height - RIM) / part.scrollHeight, width / part.scrollWidth));
    }
  });
  observer.observe(frame);
  return () => observer.disconnect();
}
