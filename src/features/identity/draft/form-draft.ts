import { useEffect, useRef, type RefObject } from 'react'
import { createSharedValue } from '#browser/shared-value.ts'
import { readJson, sessionStore, type Store } from '#browser/storage.ts'
import { DRAFT_KEY, isKeptField, selectDrafts, type Draft } from '#features/identity/draft/form-draft.rules.ts'
import { usePerson } from '#features/identity/person/person-here.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Only in this tab's storage: it goes with the tab. */
export type DraftPlace = { readonly store: Store; readonly now: number }
const thisTab = (): DraftPlace => ({ store: sessionStore, now: Date.now() })

/** Forms name themselves: `<form data-keep-draft="contact">`. */
const idOf = (form: HTMLFormElement): string => form.dataset['keepDraft'] ?? ''
/** Someone works in it: noted on the form itself, so that it goes with the form. */
const isTouched = (form: HTMLFormElement): boolean => form.dataset['draftTouched'] !== undefined
const touch = (form: HTMLFormElement): void => {
  form.dataset['draftTouched'] = ''
}
/** After a form was sent without a reset, as one whose values React keeps: it is nobody's work in progress. */
export const finishDraft = (form: HTMLFormElement): void => {
  delete form.dataset['draftTouched']
}
/** Something came back, so the person is told. */
export const isDraftRestored = createSharedValue(false)
const listForms = (): HTMLFormElement[] => [...document.querySelectorAll<HTMLFormElement>('form[data-keep-draft]')]

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement

const listFields = (form: HTMLFormElement): Field[] =>
  [...form.elements]
    .filter(isField)
    .filter((field) =>
      isKeptField({ type: field.type, name: field.name, autocomplete: field.getAttribute('autocomplete') ?? '' }),
    )

const valuesOf = (field: Field): string[] => {
  if (field instanceof HTMLSelectElement) return [...field.selectedOptions].map(({ value }) => value)
  const isBox = field.type === 'checkbox' || field.type === 'radio'
  return isBox && !(field as HTMLInputElement).checked ? [] : [field.value]
}

const readForm = (form: HTMLFormElement): Pick<Draft, 'names' | 'entries'> => {
  const fields = listFields(form)
  return {
    names: [...new Set(fields.map(({ name }) => name))],
    entries: fields.flatMap((field) => valuesOf(field).map((value) => [field.name, value] as const)),
  }
}

/** Writes past React's own record of the value, so that React sees the change like a person's typing. */
const writeValue = (field: HTMLInputElement | HTMLTextAreaElement, value: string): void => {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const fillField = (field: Field, values: string[]): void => {
  if (field instanceof HTMLSelectElement) {
    for (const option of field.options) option.selected = values.includes(option.value)
    field.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (field.type === 'checkbox' || field.type === 'radio') {
    const isWanted = values.includes(field.value)
    // A radio is never clicked empty: its neighbour's click does that.
    if ((field as HTMLInputElement).checked !== isWanted && (isWanted || field.type === 'checkbox')) field.click()
  } else {
    // Fields of one name are filled in their order.
    writeValue(field, values.shift() ?? '')
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

const fillForm = (form: HTMLFormElement, { names, entries }: Draft): void => {
  const values = new Map(names.map((name) => [name, entries.filter((entry) => entry[0] === name).map((entry) => entry[1])]))
  for (const field of listFields(form)) {
    const known = values.get(field.name)
    if (known) fillField(field, known)
  }
}

/** Called when a session ends: what this person was filling in stays for them [T-66]. */
export const keepDrafts = (owner: string | undefined, { store, now }: DraftPlace = thisTab()): void => {
  const forms = listForms().filter(isTouched)
  if (owner === undefined || forms.length === 0) return
  const drafts = forms.map((form) => [idOf(form), { owner, savedAt: now, ...readForm(form) }] as const)
  const others = selectDrafts(readJson(store, DRAFT_KEY), owner, now)
  store.write(DRAFT_KEY, JSON.stringify({ ...others, ...Object.fromEntries(drafts) }))
}

export const forgetDrafts = ({ store }: Pick<DraftPlace, 'store'> = thisTab()): void => store.remove(DRAFT_KEY)

/** Fills what this person left behind, once; what others left is thrown away. True when something came back. */
export const restoreDrafts = (
  owner: string,
  forms: readonly HTMLFormElement[] = listForms(),
  { store, now }: DraftPlace = thisTab(),
): boolean => {
  const drafts = new Map(Object.entries(selectDrafts(readJson(store, DRAFT_KEY), owner, now)))
  const found = forms.filter((form) => drafts.has(idOf(form)))
  for (const form of found) {
    const draft = drafts.get(idOf(form))
    if (draft) fillForm(form, draft)
    touch(form)
    drafts.delete(idOf(form))
  }
  if (found.length > 0) isDraftRestored.set(true)
  if (drafts.size === 0) store.remove(DRAFT_KEY)
  else store.write(DRAFT_KEY, JSON.stringify(Object.fromEntries(drafts)))
  return found.length > 0
}

/** Notes which forms someone works in; one that was reset, as after sending, is nobody's work in progress. */
export const watchForms = (): (() => void) => {
  const stop = new AbortController()
  const formOf = ({ target }: Event): HTMLFormElement | null => (target instanceof Element ? target.closest('form') : null)
  const options = { signal: stop.signal, capture: true }
  document.addEventListener(
    'input',
    (event) => {
      const form = formOf(event)
      if (form && idOf(form) !== '') touch(form)
    },
    options,
  )
  document.addEventListener(
    'reset',
    (event) => {
      const form = formOf(event)
      if (form) finishDraft(form)
    },
    options,
  )
  return () => stop.abort()
}

export type FormDraft = { readonly ref: RefObject<HTMLFormElement | null>; readonly 'data-keep-draft': string }

/** For forms that appear after the page has loaded: `<form {...useFormDraft('contact')}>`. */
export const useFormDraft = (formId: string): FormDraft => {
  const ref = useRef<HTMLFormElement>(null)
  const person = usePerson()
  const sub = typeof person === 'object' ? person.sub : undefined
  useEffect(() => {
    if (sub !== undefined && ref.current) restoreDrafts(sub, [ref.current])
  }, [sub])
  return { ref, 'data-keep-draft': formId }
}
