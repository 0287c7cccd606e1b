import { z } from 'zod'
import { DEMO_PASSWORD, listPeople } from '#demo/people.ts'
import { pictureRoutes } from '#demo/picture.routes.ts'
import { TENANT_KEYS } from '#demo/tenant-keys.ts'
import type { App } from '#platform/feature.ts'

const personSchema = z.object({
  id: z.uuid(),
  who: z.string(),
  tenant: z.enum(TENANT_KEYS),
  email: z.email(),
  password: z.string(),
  givenName: z.string(),
  familyName: z.string(),
  different: z.string(),
  traits: z.record(z.string(), z.unknown()),
})

export type DemoRoutesOptions = {
  /** Messages that would have left, the latest first; without it there is no outbox to look into. */
  readonly listMails?: () => Promise<readonly unknown[]>
}

/** The demo's additions on any host: its people, its pictures, its mails. A production start never loads this. */
export const demoRoutes = (app: App, { listMails }: DemoRoutesOptions = {}): void => {
  pictureRoutes(app)
  app.get(
    '/demo/people.json',
    { schema: { tags: ['demo'], summary: 'The people of the demo', response: { 200: z.array(personSchema) } } },
    async (_request, reply) =>
      reply.header('cache-control', 'no-store').send(listPeople().map((person) => ({ ...person, password: DEMO_PASSWORD }))),
  )
  if (listMails)
    app.get(
      '/demo/outbox.json',
      { schema: { tags: ['demo'], summary: 'Mail that would have left', response: { 200: z.array(z.unknown()) } } },
      async (_request, reply) => reply.header('cache-control', 'no-store').send([...(await listMails())]),
    )
}
