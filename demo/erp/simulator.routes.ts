import { z } from 'zod'
import { stepErp } from '#demo/erp/simulate-erp.ts'
import type { App } from '#platform/feature.ts'

const EVERY_MS = 20_000
/** An order rests so long between two steps: it goes its way within minutes, and one can watch it. */
const QUIET_S = 40

/** The demo's ERP: by itself unless it is switched off, and one step at once when it is requested. */
export const simulatorRoutes = (app: App): void => {
  const { services } = app
  app.post(
    '/demo/erp/step',
    {
      schema: { tags: ['demo'], summary: 'One step of the ERP', response: { 200: z.object({ orders: z.number() }) } },
      config: { allowsForeignOrigin: true },
    },
    async (_request, reply) => reply.header('cache-control', 'no-store').send({ orders: await stepErp(services) }),
  )
  if (!services.config.simulatesErp || services.config.role === 'worker') return
  let working: Promise<unknown> | undefined
  const step = (): void =>
    void (working ??= stepErp(services, { quietSeconds: QUIET_S, isHistoryMoved: false })
      .catch((error: unknown) => app.log.error({ err: error }, 'the demo’s ERP stumbled'))
      .finally(() => (working = undefined)))
  const timer = setInterval(step, EVERY_MS).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await working
  })
}
