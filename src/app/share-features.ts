import { listHidden } from '#foundation/identity/public.server.ts'
import type { UserRole } from '#kernel/scope.ts'
import type { App, Feature } from '#platform/feature.ts'

/** Makes what features bring for each other's routes available on the server. */
export const shareFeatures = (app: App, features: readonly Feature[]): void => {
  app.decorate('uploadKinds', new Map(features.flatMap(({ uploadKinds = [] }) => uploadKinds.map((kind) => [kind.name, kind]))))
  app.decorate(
    'homeCards',
    features.flatMap(({ homeCards = [] }) => homeCards).toSorted((one, other) => one.order - other.order),
  )
  app.decorate(
    'customerSections',
    features.flatMap(({ customerSections = [] }) => customerSections).toSorted((one, other) => one.order - other.order),
  )
  app.decorate(
    'firstCalls',
    features.flatMap(({ firstCalls = [] }) => firstCalls),
  )
  app.decorate('hasSubmitted', features.find(({ hasSubmitted }) => hasSubmitted)?.hasSubmitted ?? (() => Promise.resolve(false)))
  const sendPasswordLink = features.find((feature) => feature.sendPasswordLink)?.sendPasswordLink
  if (sendPasswordLink) app.decorate('sendPasswordLink', sendPasswordLink)
  app.decorate(
    'outboxEvents',
    features.flatMap(({ events = [] }) => events),
  )
  app.decorate(
    'keyScopes',
    features.flatMap(({ keyScopes = [] }) => keyScopes),
  )
  app.decorate(
    'companyKeyScopes',
    features.flatMap(({ companyKeyScopes = [] }) => companyKeyScopes),
  )
  app.decorate(
    'companyEvents',
    features.flatMap(({ companyEvents = [] }) => companyEvents),
  )
  app.decorate('hiddenFrom', (roles: readonly UserRole[]) => listHidden(features, roles))
}
