import { PREFERENCES_ID } from '#foundation/analytics/privacy.rules.ts'
import type { SelectorRoute } from '#platform/feature.ts'
import { notFound } from '#platform/http/errors.ts'

/** The dialog's markup in the language of a home page: the same for everyone, so one answer a language is stored. */
export const preferencesSelector: SelectorRoute = {
  selector: PREFERENCES_ID,
  methods: ['GET'],
  documented: {
    path: `/{country}/{language}.${PREFERENCES_ID}.html`,
    tag: 'analytics',
    summary: 'The dialog in which visitors choose what they agree to, as markup',
  },
  answer: async (request, reply, { locale, page: path, selectors, extension }) => {
    if (!locale || path !== '/' || selectors.length > 1 || extension !== 'html') return notFound('fragment')
    const place = { locale, path, key: `${PREFERENCES_ID} ${locale.language}` }
    return request.server.sendFragment(request, reply, place, async () => [
      { id: PREFERENCES_ID, type: 'privacy-preferences', props: {} },
    ])
  },
}
