import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { buildApp } from '#app/build-app.ts'
import { findBuild, type Build } from '#app/find-build.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Config } from '#platform/config.ts'
import { listTasks, type App, type Feature } from '#platform/feature.ts'
import { startRecurring } from '#platform/jobs/recurring.ts'
import { watchStaleJobs } from '#platform/jobs/stale-jobs.ts'
import { followChanges } from '#app/follow-changes.ts'
import { followInbox } from '#app/follow-inbox.ts'
import { followPurges } from '#app/follow-purges.ts'
import { followReadOnly } from '#app/follow-read-only.ts'
import { followSchedule } from '#app/follow-schedule.ts'
import { followSecrets } from '#app/follow-secrets.ts'
import { followSettings } from '#app/follow-settings.ts'
import { listenForContent } from '#app/pages/content-listener.ts'
import { features } from '#app/features.ts'
import { loadBuiltRenderer, type Renderer } from '#app/pages/renderer.ts'
import type { Services } from '#platform/services.ts'
import { startDatabase } from '#platform/database/start-database.ts'
import { listRetentions, startPruning } from '#platform/retention/prune.ts'
import { StartError } from '#platform/start-error.ts'
import { openAuditReceiver, startAuditStream } from '#foundation/audit/public.server.ts'
import { startTelemetry } from '#platform/telemetry/start-telemetry.ts'
import { startServices, type StartedServices } from '#app/start-services.ts'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { watchFigures } from '#platform/http/figures.ts'
import { listFigures } from '#platform/http/server-figures.ts'
import { listenInternally } from '#platform/http/internal.ts'
import { listenAsWorker } from '#platform/http/worker-port.ts'
import { watchPruning } from '#platform/retention/pruning-metrics.ts'
import { listPrunings } from '#platform/retention/pruning.store.ts'
import { stopGracefully } from '#platform/http/stop.ts'

export type Portico = { readonly addresses: readonly { name: string; url: string }[]; readonly stop: () => Promise<void> }
type Progress = (sentence: string) => void

/** In a process of its own: the server must not carry the bundler's memory. */
const buildInChild = async (onProgress: Progress): Promise<Build | undefined> => {
  const build = findBuild()
  if (build) return build
  onProgress('Building pages and scripts.')
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'build.ts')], { stdio: ['ignore', 'inherit', 'inherit'] })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new StartError('The build failed; its messages stand above.')
  return findBuild()
}

/** The demo's code and data are loaded in the demo only: production never knows a demo user. */
const loadDemo = (config: Config) => (config.mode === 'demo' ? import('#demo/public.server.ts') : undefined)

/** Database, services, demo world, then web and worker as the role says; what was started stops in reverse order. */
export const startPortico = async (
  config: Config,
  { isDev, onProgress }: { isDev: boolean; onProgress: Progress },
): Promise<Portico> => {
  const stops: (() => Promise<unknown>)[] = []
  const stop = async (): Promise<void> => {
    for (const end of stops.splice(0).toReversed()) await end()
  }
  try {
    const isWeb = config.role !== 'worker'
    const telemetry = await startTelemetry(config)
    if (telemetry) stops.push(telemetry.stop)
    // Modules without a database load while PostgreSQL starts; a failure is reported where it is awaited.
    const rendering = isWeb && !isDev ? buildInChild(onProgress).then(loadBuiltRenderer) : undefined
    rendering?.catch(() => {})
    const loadingDemo = loadDemo(config)
    loadingDemo?.catch(() => {})
    const database = await startDatabase(config, onProgress)
    stops.push(database.stop)
    const demo = await (await loadingDemo)?.openDemo({ database, features })
    const all = demo?.features ?? features
    let port = config.port
    const gateway = isWeb ? await demo?.startTestGateway(config.paymentGateway.publicUrl) : undefined
    if (gateway) stops.push(gateway.stop)
    const services = await startServices(config, database, all, () => port, { gateway: gateway?.address, telemetry })
    stops.push(services.stop)
    await demo?.bringWorld({ services, onProgress })
    const session = await services.openSession()
    const settings = await followSettings(session, services)
    stops.push(settings.stop)
    stops.push((await followReadOnly(session, services)).stop)
    const secrets = await followSecrets(session, services)
    stops.push(secrets.stop)
    const tasks = [services.mail.deliverMail, ...listTasks(all, services)]
    if (config.role === 'web') await services.jobs.prepare(tasks)
    else {
      await services.jobs.startWorkers(tasks)
      const follower = await followChanges(session, services)
      stops.push(follower.stop)
      const schedule = await followSchedule(session, services)
      stops.push(schedule.stop)
      if (config.cdn.purgeUrls.length > 0) stops.push((await followPurges(session, services)).stop)
      const { backgroundDb, clock, log, files } = services
      const keys = services.tenants.all.map(({ key }) => key)
      stops.push(watchStaleJobs({ db: backgroundDb, tenants: keys, log }).stop)
      const receiver = config.auditStreamUrl === undefined ? undefined : openAuditReceiver(config.auditStreamUrl)
      const tenants = () => services.tenants.all.map(({ key }) => key)
      stops.push(startAuditStream({ db: backgroundDb, tenants, receiver, log }).stop)
      const recurring = all.flatMap((feature) => feature.recurring ?? [])
      stops.push(startRecurring({ db: backgroundDb, services, recurring, log }).stop)
      const chosenDays = (tenant: TenantKey) => services.tenants.traitsOf(tenant).retentionDays
      const pruning = { db: backgroundDb, clock, log, files, tenants: keys, retentions: listRetentions(all), chosenDays }
      stops.push(startPruning(pruning).stop)
    }
    if (!isWeb) {
      const measure = (registry: Registry): void => measureWorker(registry, services, all)
      const worker = await listenAsWorker({ internal: config.internal, checkDatabase: services.checkDatabase, measure })
      if (worker) stops.push(worker.stop)
      // Probes see it before the first job is given back.
      stops.push(async () => worker?.startStopping())
      if (telemetry) telemetry.watchRegistry(buildWorkerMetrics(measure))
      return { addresses: [], stop }
    }

    const listener = await listenForContent(session, services.pageCache, services.replicas?.advance)
    stops.push(listener.stop)
    const inbox = await followInbox(session, services)
    stops.push(inbox.stop)
    const renderer = (await rendering) ?? (await startDevRenderer(stops))
    const { app, load } = await buildApp({
      services,
      features: all,
      renderer,
      checkDatabase: services.checkDatabase,
      pools: services.pools,
      telemetry,
      anyHost: demo && ((scope: App) => demo.routes(scope, renderer)),
      bareHost: demo?.createFrontPage(services, renderer),
    })
    stops.push(() => stopGracefully(app, load, { deadlineMs: config.limits.stopMs, noticeMs: config.limits.stopNoticeMs }))
    port = await listen(app, config)
    const internal = await listenInternally(app, config.internal)
    if (internal) stops.push(internal.stop)
    void warmUpSearch(services)
    return { addresses: listAddresses(services, demo !== undefined, port), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** A worker has no routes: its numbers leave by telemetry. */
const measureWorker = (registry: Registry, { backgroundDb: db, tenants }: StartedServices, all: readonly Feature[]): void => {
  watchPruning(registry, () => listPrunings(db))
  watchFigures(registry, { db, figures: listFigures(all), tenants: () => tenants.all.map(({ key }) => key) })
}

const buildWorkerMetrics = (measure: (registry: Registry) => void): Registry => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  measure(registry)
  return registry
}

const listen = async (app: App, { port, host }: Pick<Config, 'port' | 'host'>): Promise<number> => {
  await app.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    throw new StartError(`Port ${port} is taken: stop what listens there, or set PORT to another one.`)
  })
  return (app.server.address() as AddressInfo).port
}

/** Beside the first requests, one tenant after the other; who searches earlier does it for themselves. */
const warmUpSearch = async ({ engine, backgroundDb, tenants, log }: StartedServices): Promise<void> => {
  for (const { key } of tenants.all)
    await engine.warmUp?.(backgroundDb, key).catch((err: unknown) => log.warn({ err, tenant: key }, 'search is not warm yet'))
}

const startDevRenderer = async (stops: (() => Promise<unknown>)[]): Promise<Renderer> => {
  const { startDevRenderer: start } = await import('#app/pages/dev-renderer.ts')
  const renderer = await start()
  stops.push(renderer.stop)
  return renderer
}

const listAddresses = ({ tenants, originOf }: Services, isDemo: boolean, port: number): Portico['addresses'] => [
  ...(isDemo ? [{ name: 'All sites and people', url: `http://localhost:${port}` }] : []),
  ...tenants.all.map(({ key, name }) => ({ name, url: originOf(key) })),
]
