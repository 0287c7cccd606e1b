import type { Flat } from '#demo/pictures/geometry.ts'
import type { Picture } from '#demo/pictures/picture.ts'

/** A floor for what stands on it, around the middle. */
export const drawFloor = (picture: Picture, width: number, depth: number, paint = '#e3e7ea'): void => {
  picture.box(-width / 2, -depth / 2, -8, width, depth, 8, paint)
}

type Windows = { readonly columns: number; readonly rows: number; readonly from: Flat; readonly size: Flat; readonly gap: Flat }

/** Rows of windows on the two faces of a building that are seen. */
export const drawWindows = (picture: Picture, axis: 'x' | 'y', at: number, windows: Windows): void => {
  const { columns, rows, from, size, gap } = windows
  const face = picture.onFace(axis, at)
  const pane = picture.tone('glass', 0.62)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      face.rect(from[0] + column * (size[0] + gap[0]), from[1] + row * (size[1] + gap[1]), size[0], size[1], pane)
}

/** A round tank with its cover. */
export const drawTank = (picture: Picture, centre: Flat, r: number, height: number, paint: string): void => {
  picture.cyl('z', centre, 0, height, r, paint).dome(centre, height, r * 0.98, paint, 0.64)
}

export const drawTree = (picture: Picture, [x, y]: Flat, size: number): void => {
  picture.cyl('z', [x, y], 0, size, size * 0.14, '#7c6650').dome([x, y], size * 0.8, size * 0.6, '#6f9a72', 1)
}
