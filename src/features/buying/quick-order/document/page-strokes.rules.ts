/** A drawn line from end to end, in points of the page; `top` grows downwards as for text. */
export type Stroke = { readonly left: number; readonly right: number; readonly leftTop: number; readonly rightTop: number }

type Matrix = readonly number[]
type Point = readonly [x: number, y: number]
export type Operators = { readonly fnArray: readonly number[]; readonly argsArray: readonly unknown[] }
/** The operators of pdf.js by name. */
export type OperatorNames = Readonly<Record<string, number>>

const MOST_STROKES = 50_000
/** A filled shape that is higher than this is a background, not a line. */
const THICKEST = 4
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

const multiply = (outer: Matrix, inner: Matrix): Matrix => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = outer
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = inner
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

const apply = ([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: Matrix, [x, y]: Point): Point => [a * x + c * y + e, b * x + d * y + f]

export const toStroke = ([x1, y1]: Point, [x2, y2]: Point): Stroke =>
  x1 <= x2 ? { left: x1, right: x2, leftTop: y1, rightTop: y2 } : { left: x2, right: x1, leftTop: y2, rightTop: y1 }

/** How many numbers follow each kind of step in a path of pdf.js: move, line, curve, quadratic curve, close. */
const LENGTHS = [2, 2, 6, 4, 0]

/** The points of each part of a path; a curve counts by its ends. */
const listPolylines = (path: ArrayLike<number>, matrix: Matrix): Point[][] => {
  const lines: Point[][] = []
  for (let at = 0; at < path.length;) {
    const step = path[at] ?? 4
    const length = LENGTHS[step] ?? 0
    const end: Point = [path[at + length - 1] ?? 0, path[at + length] ?? 0]
    const line = lines.at(-1)
    if (step === 0) lines.push([apply(matrix, end)])
    else if (step === 4) line?.push(line[0] ?? [0, 0])
    else line?.push(apply(matrix, end))
    at += length + 1
  }
  return lines
}

const pair = (line: readonly Point[]): Stroke[] => line.slice(1).map((point, at) => toStroke(line[at] ?? point, point))

/** A thin filled shape is a line along its middle. */
const toRule = (line: readonly Point[]): Stroke[] => {
  const [xs, ys] = [line.map(([x]) => x), line.map(([, y]) => y)]
  const [left, right, top, foot] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const middle = (top + foot) / 2
  return line.length > 2 && line.length < 40 && foot - top <= THICKEST && right - left > foot - top
    ? [{ left, right, leftTop: middle, rightTop: middle }]
    : []
}

const UNIT_SQUARE = [0, 0, 0, 1, 1, 0, 1, 1, 1, 1, 0, 1, 4]

/** Every line that a page draws, from its operators. `base` turns the page's own points into those of its text. */
export const listStrokes = ({ fnArray, argsArray }: Operators, ops: OperatorNames, base: Matrix): Stroke[] => {
  const strokes: Stroke[] = []
  const stack: Matrix[] = []
  let matrix = base
  const filled = new Set([ops['fill'], ops['eoFill']])
  const dots = new Set([ops['paintSolidColorImageMask'], ops['paintImageMaskXObject'], ops['paintImageXObject']])
  for (const [at, fn] of fnArray.entries()) {
    const args = argsArray[at] as readonly unknown[] | null
    if (fn === ops['save']) stack.push(matrix)
    else if (fn === ops['restore'] || fn === ops['paintFormXObjectEnd']) matrix = stack.pop() ?? base
    else if (fn === ops['transform']) matrix = multiply(matrix, args as readonly number[])
    else if (fn === ops['paintFormXObjectBegin']) {
      stack.push(matrix)
      matrix = multiply(matrix, (args?.[0] as Matrix | null) ?? IDENTITY)
    } else if (dots.has(fn)) strokes.push(...listPolylines(UNIT_SQUARE, matrix).flatMap(toRule))
    else if (fn === ops['constructPath'] && args) {
      const [kind, [path]] = args as unknown as readonly [number, readonly [ArrayLike<number> | null]]
      if (!path || kind === ops['endPath']) continue
      const lines = listPolylines(path, matrix)
      strokes.push(...lines.flatMap((line) => (filled.has(kind) ? toRule(line) : [...pair(line), ...toRule(line)])))
    }
    if (strokes.length > MOST_STROKES) break
  }
  return strokes
}

type Annotation = {
  readonly subtype?: string
  readonly rect?: readonly number[]
  readonly quadPoints?: ArrayLike<number> | null
  readonly lineCoordinates?: readonly number[] | null
  readonly inkLists?: readonly ArrayLike<number>[] | null
  readonly vertices?: ArrayLike<number> | null
}

const toPoints = (numbers: ArrayLike<number>): Point[] =>
  Array.from({ length: Math.floor(numbers.length / 2) }, (_, at): Point => [numbers[at * 2] ?? 0, numbers[at * 2 + 1] ?? 0])

/** The middle of each box that a strike-out covers: four corners after each other. */
const strikeBoxes = (corners: readonly Point[]): Point[][] =>
  Array.from({ length: Math.floor(corners.length / 4) }, (_, at) => {
    const box = corners.slice(at * 4, at * 4 + 4)
    const [xs, ys] = [box.map(([x]) => x), box.map(([, y]) => y)]
    const middle = (Math.min(...ys) + Math.max(...ys)) / 2
    return [
      [Math.min(...xs), middle],
      [Math.max(...xs), middle],
    ]
  })

const boxOf = ([left = 0, foot = 0, right = 0, top = 0]: readonly number[]): Point[] => [
  [left, foot],
  [right, foot],
  [left, top],
  [right, top],
]

/** Lines that somebody put on the page as comments: strike-outs, lines, and what was drawn by hand. */
export const listAnnotationStrokes = (annotations: readonly Annotation[], base: Matrix): Stroke[] =>
  annotations.flatMap(({ subtype, rect, quadPoints, lineCoordinates, inkLists, vertices }) => {
    const lines: Point[][] =
      subtype === 'StrikeOut'
        ? strikeBoxes(quadPoints && quadPoints.length >= 8 ? toPoints(quadPoints) : boxOf(rect ?? []))
        : subtype === 'Line'
          ? [toPoints(lineCoordinates ?? [])]
          : subtype === 'Ink'
            ? (inkLists ?? []).map(toPoints)
            : subtype === 'PolyLine'
              ? [toPoints(vertices ?? [])]
              : []
    return lines.flatMap((line) => pair(line.map((point) => apply(base, point))))
  })
