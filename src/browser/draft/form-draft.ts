import { useEffect, useRef, type RefObject } from 'react'
import {
  addDrafts,
  addDraftSource,
  draftOwner,
  isDraftRestored,
  takeDraft,
  type DraftSource,
} from '#browser/draft/draft-store.ts'
import { fillForm, hasTypedText, readForm } from '#browser/draft/form-fields.ts'

/** Forms name themselves: `<form data-keep-draft="contact">`. */
const keyOf = (form: HTMLFormElement): string => form.dataset['keepDraft'] ?? ''
/** Someone works in it: noted on the form itself, so that it goes with the form. */
const touch = (form: HTMLFormElement): void => {
  form.dataset['draftTouched'] = ''
}
const isWorkedIn = (form: HTMLFormElement): boolean => form.dataset['draftTouched'] !== undefined || hasTypedText(form)

/** After a form was sent without a reset, as one whose values React keeps: it is nobody's work in progress. */
export const finishDraft = (form: HTMLFormElement | null): void => {
  delete form?.dataset['draftTouched']
}

/** After a form was sent whose fields keep their own values: what they hold is what they stand at from now on. */
export const settleForm = (form: HTMLFormElement | null): void => {
  for (const field of form?.elements ?? [])
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.defaultValue = field.value
  finishDraft(form)
}

const listForms = (): HTMLFormElement[] => [...document.querySelectorAll<HTMLFormElement>('form[data-keep-draft]')]
const listWork: DraftSource = () =>
  listForms()
    .filter(isWorkedIn)
    .map((form) => [keyOf(form), { form: readForm(form) }] as const)

/** Fills what this person left behind, once. */
export const restoreForms = (forms: readonly HTMLFormElement[] = listForms()): void => {
  for (const form of forms) {
    const content = takeDraft(keyOf(form))?.form
    if (!content) continue
    touch(form)
    // A form that the server drew with the same values has nothing to tell.
    if (fillForm(form, content)) isDraftRestored.set(true)
  }
}

/** Notes which forms someone works in; one that was reset, as after sending, is nobody's work in progress. */
export const watchForms = (): (() => void) => {
  const stop = new AbortController()
  const on = (type: string, work: (form: HTMLFormElement, event: Event) => void, capture: boolean): void =>
    document.addEventListener(
      type,
      (event) => {
        const form = event.target instanceof Element ? event.target.closest('form') : null
        if (form && keyOf(form) !== '') work(form, event)
      },
      { signal: stop.signal, capture },
    )
  on('input', touch, true)
  on('reset', finishDraft, true)
  // The browser leaves with it, and the server may find no session or have no time for it.
  on(
    'submit',
    (form, { defaultPrevented }) => {
      if (!defaultPrevented) addDrafts([[keyOf(form), { form: readForm(form), isSent: true }]])
    },
    false,
  )
  const forget = addDraftSource(listWork)
  return () => {
    stop.abort()
    forget()
  }
}

export type FormDraft = { readonly ref: RefObject<HTMLFormElement | null>; readonly 'data-keep-draft': string }

/** For forms that appear after the page has loaded: `<form {...useFormDraft('contact')}>`. */
export const useFormDraft = (key: string): FormDraft => {
  const ref = useRef<HTMLFormElement>(null)
  const owner = draftOwner.use()
  useEffect(() => {
    if (owner && ref.current) restoreForms([ref.current])
  }, [owner])
  return { ref, 'data-keep-draft': key }
}
