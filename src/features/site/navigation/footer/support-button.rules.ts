/** Nobody who has just arrived needs help yet [9.9.3]. */
const SCROLL_PX = 20

export const isSupportOffered = (scrolledPx: number): boolean => scrolledPx > SCROLL_PX
