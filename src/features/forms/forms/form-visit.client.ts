import { presetFields, recallFields, rememberTyped, type MemoryOf } from '#features/forms/forms/form-memory.client.ts'
import { makeToken } from '#features/forms/forms/form-request.client.ts'
import { makeFormId, makePlacedHoneypot, type PlacedHoneypot } from '#features/forms/forms/rules/honeypot.rules.ts'
import { readPreset } from '#features/forms/forms/rules/preset.rules.ts'
import { lookUp } from '#kernel/look-up.ts'

/** Facts of a form that only the browser knows. */
export type FormVisit = {
  readonly formId: string
  readonly honeypot: PlacedHoneypot
  /** Remembered values of lists and calendars. */
  readonly recalled: Readonly<Record<string, string>>
  readonly since: number
  /** The same for each try, so that a submission counts once. */
  readonly token: string
}

const random = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32

/** The page may come from a cache: id and honeypot are this visit's own [5.4.1 to 5.4.3]. */
export const openVisit = (form: HTMLFormElement, fixedId: string | undefined, memory: MemoryOf): FormVisit => {
  rememberTyped(form, memory)
  const preset = readPreset(memory.fields, location.search)
  presetFields(form, preset)
  const others = memory.fields.filter(({ name }) => lookUp(preset, name) === undefined)
  return {
    formId: fixedId ?? makeFormId(random),
    honeypot: makePlacedHoneypot(memory.fields, random),
    recalled: recallFields(form, { ...memory, fields: others }),
    since: performance.now(),
    token: makeToken(),
  }
}
