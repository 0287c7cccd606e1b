import { randomInt } from 'node:crypto'
import type { BlockFiller } from '#foundation/blocks/public.server.ts'
import type { FilledForm, Form } from '#features/forms/forms/form.schema.ts'
import { makeFormId, makePlacedHoneypot, type Random } from '#features/forms/forms/rules/honeypot.rules.ts'
import { countryOptions, listCountries, phoneOptions } from '#foundation/locale/public.server.ts'
import type { Language } from '#kernel/locale.ts'
import type { Services } from '#platform/services.ts'

const random: Random = () => randomInt(2 ** 32) / 2 ** 32

type Answer = Partial<Pick<FilledForm['filled'], 'values' | 'faults' | 'problem' | 'isSent' | 'drawnAt'>>

/** Everything a form needs to be drawn: a random id, the honeypot and its place, and the countries where it has such a field. */
export const fillForm = async (form: Form, language: Language, now: Date, answer: Answer = {}): Promise<FilledForm> => {
  const { fields } = form
  const asks = (kind: string): boolean => fields.some((field) => field.kind === kind)
  const countries = asks('country') || asks('phone-country') ? await listCountries(language) : []
  return {
    ...form,
    // The form travels to browsers; who receives a submission is the server's business alone.
    recipients: [],
    filled: {
      formId: form.fixedId ?? makeFormId(random),
      honeypot: makePlacedHoneypot(fields, random),
      drawnAt: now.getTime(),
      today: now.toISOString().slice(0, 10),
      countries: asks('country') ? countryOptions(countries, language) : [],
      phones: asks('phone-country') ? phoneOptions(countries, language) : [],
      ...{ values: {}, faults: [], isSent: false },
      ...answer,
    },
  }
}

/** One that was filled with an answer already stays as it is. */
export const createFormFiller =
  ({ clock }: Pick<Services, 'clock'>): BlockFiller =>
  async (_tx, props, { locale }) => {
    const form = props as Form
    return form.filled ? props : fillForm(form, locale.language, clock.now())
  }
