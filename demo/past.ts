import type { Bringing } from '#demo/bring-lines.ts'
import { submitRequest } from '#foundation/requests/public.server.ts'
import type { Services } from '#platform/services.ts'

/** The services as they were at an earlier moment; mails of then were read long ago. */
export const servicesAt = (services: Services, at: Date): Services => ({
  ...services,
  clock: { now: () => at },
  mail: { ...services.mail, sendMail: async () => undefined },
})

type PastRequest = Omit<Parameters<typeof submitRequest>[1], 'user'> & { readonly personId: string; readonly askedAt: Date }

/** Something that somebody requested then. */
export const requestThen = ({ tx, tenant, services }: Bringing, { personId, askedAt, ...requested }: PastRequest) =>
  submitRequest({ tx, tenant, services: servicesAt(services, askedAt) }, { ...requested, user: { id: personId } })
