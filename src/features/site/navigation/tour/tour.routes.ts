import { dismissTour, readTour } from '#features/site/navigation/tour/tour.api.ts'
import { findTourDismissal, saveTourDismissal } from '#features/site/navigation/tour/tour.store.ts'
import type { App } from '#platform/feature.ts'
import { userOf } from '#platform/http/access.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'

export const tourRoutes = (app: App): void => {
  addEndpoint(app, readTour, async (request) => ({
    dismissedAt: (await findTourDismissal(request.tx, userOf(request).id))?.toISOString() ?? null,
  }))

  addEndpoint(app, dismissTour, async (request) => {
    const now = app.services.clock.now()
    const { id, actorId } = userOf(request)
    // Whoever acts for a customer leaves nothing behind in the customer's name.
    if (actorId === undefined) await saveTourDismissal(request.tx, id, now)
    return { dismissedAt: now.toISOString() }
  })
}
