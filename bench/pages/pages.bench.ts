import { chooseCores } from '../machine.ts'
import { measureLoads } from '../load.ts'
import type { Benchmark } from '../report.ts'
import { startSubjects } from './page-subjects.ts'
import { listFlatCases, listPageCases } from './page-cases.ts'
import { describePages, type PageFigures } from './page-report.ts'
import { measureSizes } from './page-sizes.ts'
import { measureStarts } from './start-time.ts'
import { DATA_FOLDER, openWorldDatabase, prepareWorld } from './world.ts'

const say = (line: string): void => void process.stderr.write(`${line}\n`)

/** Public pages: ours and their floors in one run, sizes, start, memory, and what 100,000 pages change. */
const COMPARED = ['stack', 'silentStack', 'uncached', 'fewPages', 'manyPages', 'floorBuffer', 'floorRender'] as const

export const pagesBenchmark: Benchmark = {
  name: 'pages',
  run: async ({ isQuick }) => {
    const cores = chooseCores()
    const load = isQuick ? { rounds: 1, seconds: 1 } : { rounds: 7, seconds: 2 }
    const count = isQuick ? 1 : 5
    say('making the world (the first time takes a while)')
    await prepareWorld()
    say('starting again and again')
    const embedded = await measureStarts('with the embedded database', { DATA_FOLDER }, count)
    const database = await openWorldDatabase(cores?.client)
    try {
      const external = await measureStarts('DATABASE_URL', { DATA_FOLDER, DATABASE_URL: database.urlOf('portico') }, count)
      const subjects = await startSubjects(database, cores?.server, COMPARED)
      try {
        const sizes = await measureSizes(subjects.stack)
        say('loading')
        const loads = await measureLoads(listPageCases(subjects), { ...load, core: cores?.client })
        say('comparing few pages with many')
        const flat = await measureLoads(listFlatCases(subjects), { ...load, core: cores?.client })
        const figures: PageFigures = { starts: { embedded, external }, sizes, loads, flat, idleMb: subjects.idleMb }
        return describePages(figures)
      } finally {
        await subjects.stop()
      }
    } finally {
      await database.stop()
    }
  },
}
