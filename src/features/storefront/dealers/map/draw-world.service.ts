import { readFile } from 'node:fs/promises'
import { geoMercator, geoPath, type GeoContext } from 'd3-geo'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { WORLD_SIZE } from '#features/storefront/dealers/map/projection.rules.ts'

/** Coordinates are whole numbers on this grid: two kilometres a step. */
const GRID = 20_000
/** Points closer than this are left out; nobody sees them on a screen. */
const SHORTEST = 4
const ANTARCTICA = '010'
/** South of it lies nothing but ice, and nobody to visit. */
const ICE = -60

type Candidate = readonly [x: number, y: number]

const writeLine = ([first, ...rest]: readonly Candidate[], end: string): string => {
  if (!first) return ''
  let [x, y] = first
  const steps = rest.map(([nextX, nextY]) => {
    const step = `${nextX - x} ${nextY - y}`
    ;[x, y] = [nextX, nextY]
    return step
  })
  return `M${first.join(' ')}l${steps.join(' ')}${end}`.replaceAll(' -', '-')
}

/** Takes the lines that d3 draws and writes them short: steps from point to point, without those too small to see. */
const createRenderer = (): GeoContext & { readonly finish: () => string } => {
  const lines: string[] = []
  let spots: Candidate[] = []
  const end = (least: number, mark: string): void => {
    if (spots.length >= least) lines.push(writeLine(spots, mark))
    spots = []
  }
  const add = (x: number, y: number): void => {
    const spot: Candidate = [Math.round(x), Math.round(y)]
    const last = spots.at(-1)
    if (!last || Math.abs(spot[0] - last[0]) + Math.abs(spot[1] - last[1]) >= SHORTEST) spots.push(spot)
  }
  return {
    beginPath: () => {},
    arc: () => {},
    moveTo: (x, y) => {
      end(2, '')
      add(x, y)
    },
    lineTo: add,
    closePath: () => end(3, 'z'),
    finish: () => {
      end(2, '')
      return lines.join('')
    },
  }
}

type World = Topology<{ countries: GeometryCollection; land: GeometryCollection }>

type Land = { readonly type: 'MultiPolygon'; readonly coordinates: number[][][][] }

const readLand = (world: World): Land => ({
  type: 'MultiPolygon',
  coordinates: feature(world, world.objects.land)
    .features.flatMap(({ geometry }) => (geometry.type === 'MultiPolygon' ? geometry.coordinates : []))
    .filter(([outline]) => (outline?.[0]?.[1] ?? 0) > ICE),
})

/** Every 15 degrees, as on a drawing sheet. */
const writeGrid = (): string =>
  Array.from({ length: 25 }, (_, index) => `M${Math.round((index * GRID) / 24)} 0v${GRID}`).join('') +
  Array.from({ length: 25 }, (_, index) => `M0 ${Math.round((index * GRID) / 24)}h${GRID}`).join('')

/** Land, borders and a grid of the world as symbols that pages of ours use: they take their colours from there. */
export const drawWorld = async (): Promise<string> => {
  const file = new URL(import.meta.resolve('world-atlas/countries-50m.json'))
  const world = JSON.parse(await readFile(file, 'utf8')) as World
  const projection = geoMercator()
    .scale(GRID / (2 * Math.PI))
    .translate([GRID / 2, GRID / 2])
    .precision(0)
  const draw = (shape: Parameters<ReturnType<typeof geoPath>>[0]): string => {
    const pen = createRenderer()
    geoPath(projection, pen)(shape)
    return pen.finish()
  }
  const countries = {
    ...world.objects.countries,
    geometries: world.objects.countries.geometries.filter(({ id }) => id !== ANTARCTICA),
  }
  const borders = draw(mesh(world, countries, (one, other) => one !== other))
  const symbol = (id: string, path: string): string =>
    `<g id="${id}"><path transform="scale(${WORLD_SIZE / GRID})" vector-effect="non-scaling-stroke" d="${path}"/></g>`
  return (
    '<svg xmlns="http://www.w3.org/2000/svg"><defs>' +
    `${symbol('grid', writeGrid())}${symbol('land', draw(readLand(world)))}${symbol('borders', borders)}` +
    '</defs></svg>'
  )
}
