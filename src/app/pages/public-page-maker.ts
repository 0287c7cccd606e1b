import type { PageMaker } from '#app/pages/page-maker.ts'
import { isDatabaseAway } from '#platform/database/database-fault.rules.ts'

/** Pages that a replica was to be read for; one that died, hung or ended the read meanwhile costs nobody the page. */
export const fallBackToPrimary = (onReplica: PageMaker, onPrimary: PageMaker): PageMaker => ({
  ...onReplica,
  makePage: async (request) => {
    try {
      return await onReplica.makePage(request)
    } catch (error) {
      if (!isDatabaseAway(error)) throw error
      return onPrimary.makePage(request)
    }
  },
})
