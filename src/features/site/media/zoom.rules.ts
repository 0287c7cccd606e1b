/** How a picture lies in its frame: enlarged by `scale`, its middle moved by `x` and `y` pixels. */
export type ZoomView = { readonly scale: number; readonly x: number; readonly y: number }
export type Frame = { readonly width: number; readonly height: number }
export type Candidate = { readonly x: number; readonly y: number }

export const WHOLE: ZoomView = { scale: 1, x: 0, y: 0 }
export const MAX_SCALE = 4
const STEP = 1.5
const PAN_SHARE = 0.15

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

/** The picture always covers its frame: no edge comes inside. */
export const keepInFrame = ({ scale, x, y }: ZoomView, { width, height }: Frame): ZoomView => {
  const clamped = clamp(scale, 1, MAX_SCALE)
  const reach = (size: number): number => (size * (clamped - 1)) / 2
  return { scale: clamped, x: clamp(x, -reach(width), reach(width)) + 0, y: clamp(y, -reach(height), reach(height)) + 0 }
}

/** The point under `spot` (from the frame's centre) stays under it. */
export const zoomBy = (view: ZoomView, factor: number, frame: Frame, spot: Candidate = { x: 0, y: 0 }): ZoomView => {
  const scale = clamp(view.scale * factor, 1, MAX_SCALE)
  const ratio = scale / view.scale
  return keepInFrame({ scale, x: spot.x - (spot.x - view.x) * ratio, y: spot.y - (spot.y - view.y) * ratio }, frame)
}

export const panBy = (view: ZoomView, dx: number, dy: number, frame: Frame): ZoomView =>
  keepInFrame({ ...view, x: view.x + dx, y: view.y + dy }, frame)

export const zoomIn = (view: ZoomView, frame: Frame, spot?: Candidate): ZoomView => zoomBy(view, STEP, frame, spot)
export const zoomOut = (view: ZoomView, frame: Frame): ZoomView => zoomBy(view, 1 / STEP, frame)

/** A double tap enlarges where it lands; on an enlarged picture it shows the whole again. */
export const toggleZoom = (view: ZoomView, frame: Frame, spot: Candidate): ZoomView =>
  view.scale > 1 ? WHOLE : zoomBy(view, 2.5, frame, spot)

/** A notch of a wheel is about 100, a trackpad sends many small ones. */
export const wheelFactor = (deltaY: number): number => 2 ** (-clamp(deltaY, -200, 200) / 200)

/** The view after a key; undefined when the key means nothing here, so that the page may have it. */
export const answerKey = (view: ZoomView, key: string, frame: Frame): ZoomView | undefined => {
  if (key === '+' || key === '=') return zoomIn(view, frame)
  if (key === '-') return zoomOut(view, frame)
  if (key === '0') return WHOLE
  if (view.scale === 1) return undefined
  const [dx, dy] = [frame.width * PAN_SHARE, frame.height * PAN_SHARE]
  if (key === 'ArrowLeft') return panBy(view, dx, 0, frame)
  if (key === 'ArrowRight') return panBy(view, -dx, 0, frame)
  if (key === 'ArrowUp') return panBy(view, 0, dy, frame)
  if (key === 'ArrowDown') return panBy(view, 0, -dy, frame)
  return undefined
}

/** The width to ask the picture in: a larger one only when enlarged, in few steps so that not every notch loads another. */
export const sizesFor = (scale: number, frameWidth: number): string | undefined => {
  if (scale <= 1 || frameWidth === 0) return undefined
  return `${Math.round(frameWidth * (scale <= 2 ? 2 : MAX_SCALE))}px`
}
