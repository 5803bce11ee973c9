/** Boxes are measured in pixels of the screen; what is drawn smaller is placed and moved in pixels of its own. Older browsers do not tell. */
export const zoomOf = (element: Element): number => ('currentCSSZoom' in element ? element.currentCSSZoom : 1);
