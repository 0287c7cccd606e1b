import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { measureLoads, type LoadCase } from '../load.ts'
import { chooseCores } from '../machine.ts'
import { startSubjects, type Subjects } from '../pages/page-subjects.ts'
import { openWorldDatabase, prepareWorld, SITE } from '../pages/world.ts'
import { drawTable, round } from '../report.ts'
import { openSession } from '../signed-in.ts'
import { compareFigures, type Figures } from './guard.rules.ts'
import { countStatements, findGuardedPages, weighPage, type GuardedPage } from './guard-pages.ts'

const BASELINE = path.join(import.meta.dirname, '../baseline.json')
/** Few: what counts is what a request costs, and a server that others slow down must not refuse any. */
const CONNECTIONS = 2
const ROUNDS = 4
const SECONDS = 3
const [BUFFER, RENDER, CACHED, PORTAL] = ['floor: buffer', 'floor: renderToString', 'cached home', 'page of the portal']
const PORTAL_PAGE = `${SITE.path}/secure/orders`

type Guarded = Pick<Subjects, 'stack' | 'guarded' | 'floorBuffer' | 'floorRender'>

type Case = Pick<LoadCase, 'name' | 'server' | 'path'> & { readonly cookie?: string }

const listCases = (subjects: Guarded, pages: readonly GuardedPage[], cookie: string): LoadCase[] => {
  const { stack, guarded, floorBuffer, floorRender } = subjects
  const cases: readonly Case[] = [
    { name: BUFFER, server: floorBuffer, path: '/gzip' },
    { name: CACHED, server: stack, path: SITE.path },
    { name: PORTAL, server: stack, path: PORTAL_PAGE, cookie },
    { name: RENDER, server: floorRender, path: '/render' },
    ...pages.map(({ name, path: address }) => ({ name, server: guarded, path: address })),
  ]
  return cases.map(({ cookie: own, ...load }) => {
    const headers = { host: SITE.host, 'accept-encoding': 'gzip', ...(own !== undefined && { cookie: own }) }
    return { ...load, headers, connections: CONNECTIONS }
  })
}

/** Processor time a request against a floor of the same rounds: others on the machine only ever add to both. */
const measureCost = async (subjects: Guarded, pages: readonly GuardedPage[], core: number | undefined): Promise<Figures> => {
  const cookie = await openSession({ port: subjects.stack.port, host: SITE.host }, 'buyer')
  const measured = await measureLoads(listCases(subjects, pages, cookie), { rounds: ROUNDS, seconds: SECONDS, core })
  const costOf = (name: string): number => measured.get(name)?.leastCpuMicros ?? 0
  const compare = (name: string, floor: string, called: string): [string, number] => [
    `${name}: processor time, of ${called}`,
    round(costOf(name) / costOf(floor), 2),
  ]
  return Object.fromEntries([
    ...[CACHED, PORTAL].map((name) => compare(name, BUFFER, 'a buffer')),
    ...pages.map(({ name }) => compare(name, RENDER, 'renderToString')),
  ])
}

const measureFigures = async (): Promise<Figures> => {
  const cores = chooseCores()
  await prepareWorld()
  const database = await openWorldDatabase(cores?.client)
  try {
    const subjects = await startSubjects(database, cores?.server, ['stack', 'guarded', 'floorBuffer', 'floorRender'])
    try {
      const pages = await findGuardedPages(subjects.guarded)
      const figures: Record<string, number> = {}
      for (const { name, path: address } of pages) {
        figures[`${name}: statements`] = await countStatements(subjects.guarded, address)
        for (const [what, value] of Object.entries(await weighPage(subjects.guarded, address)))
          figures[`${name}: ${what}`] = value
      }
      return { ...figures, ...(await measureCost(subjects, pages, cores?.client)) }
    } finally {
      await subjects.stop()
    }
  } finally {
    await database.stop()
  }
}

/** `npm run bench -- --guard`; with `--update` what was measured becomes the baseline. */
export const runGuard = async ({ isUpdate }: { isUpdate: boolean }): Promise<boolean> => {
  const now = await measureFigures()
  if (isUpdate) await writeFile(BASELINE, `${JSON.stringify(now, null, 2)}\n`)
  const baseline = JSON.parse(await readFile(BASELINE, 'utf8')) as Figures
  const compared = compareFigures(baseline, now)
  const rows = compared.map(({ figure, baseline: before, now: after, isWorse }) => ({
    figure,
    baseline: before ?? '',
    now: after ?? '',
    fine: isWorse ? 'NO' : 'yes',
  }))
  process.stdout.write(`${drawTable({ title: 'Guard, against bench/baseline.json', rows })}\n`)
  return !compared.some(({ isWorse }) => isWorse)
}
