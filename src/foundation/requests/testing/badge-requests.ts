import { submitRequest, withdrawRequest, type RequestContext, type RequestKind } from '#foundation/requests/public.server.ts'
import type { SignedIn } from '#app/testing/sign-in-as.ts'
import type { TestApp } from '#app/testing/test-app.ts'
import { withTenant } from '#platform/database/database.ts'
import type { Feature } from '#platform/feature.ts'
import { conflict } from '#platform/http/errors.ts'

const NAMES = { en: 'Badge', de: 'Ausweis', fr: 'Badge', es: 'Credencial', pl: 'Identyfikator', zh: '证件' }

/** A feature that lets people request badges, and what it was told to do. */
export const createBadges = () => {
  const done: string[] = []
  const badge: RequestKind = {
    kind: 'badge',
    names: NAMES,
    page: '/secure/my-account',
    mayExpire: true,
    describe: async () => [{ label: 'Colour', text: 'green' }],
    approve: async (_, { subjectId }, { until }) => {
      if (subjectId === 'sold-out') conflict('There are no badges left.')
      done.push(`${subjectId} approved${until ? ` until ${until.toISOString()}` : ''}`)
    },
    deny: async (_, { subjectId }) => void done.push(`${subjectId} denied`),
  }
  const feature: Feature = { name: 'badges', requestKinds: [badge] }
  return { feature, done }
}

const inContext = <T>({ services }: TestApp, { tenant }: SignedIn, work: (context: RequestContext) => Promise<T>): Promise<T> =>
  withTenant(services.db, tenant, (tx) => work({ tx, services, tenant }))

export const askForBadge = (site: TestApp, who: SignedIn, subjectId: string, about: { actorId?: string; reason?: string } = {}) =>
  inContext(site, who, (context) =>
    submitRequest(context, {
      user: { id: who.personId, ...(about.actorId !== undefined && { actorId: about.actorId }) },
      kind: 'badge',
      subjectId,
      subjectName: `Badge ${subjectId}`,
      ...(about.reason !== undefined && { reason: about.reason }),
    }),
  )

export const takeBackBadge = (site: TestApp, who: SignedIn, subjectId: string) =>
  inContext(site, who, (context) => withdrawRequest(context, { id: who.personId }, { kind: 'badge', subjectId }))
