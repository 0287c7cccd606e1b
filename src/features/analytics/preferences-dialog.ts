import { loadFragment } from '#browser/load-fragment.ts'
import { localStore } from '#browser/storage.ts'
import { findPreference, mayTrackHere, readSignals, savePreference } from '#features/analytics/privacy.ts'
import { mayRemember, PREFERENCES_ID, type PrivacyChoice } from '#features/analytics/privacy.rules.ts'
import type { EmbeddedModel } from '#features/blocks/public.ts'

const boxOf = (dialog: HTMLDialogElement, name: keyof PrivacyChoice): HTMLInputElement | null =>
  dialog.querySelector(`input[name=${name}]`)

/** Shows what holds now; where the browser itself objects, measuring cannot be chosen. */
const fill = (dialog: HTMLDialogElement): void => {
  const { gpc, dnt } = readSignals()
  const functional = boxOf(dialog, 'functional')
  const analytics = boxOf(dialog, 'analytics')
  if (functional) functional.checked = mayRemember(findPreference())
  if (analytics) {
    analytics.checked = mayTrackHere()
    analytics.disabled = gpc || dnt
  }
  dialog.querySelector<HTMLElement>('[data-signal]')?.toggleAttribute('hidden', !gpc && !dnt)
}

const readChoice = (dialog: HTMLDialogElement, name: string | undefined): PrivacyChoice | undefined => {
  if (name === 'all') return { functional: true, analytics: true }
  if (name === 'necessary') return { functional: false, analytics: false }
  if (name !== 'chosen') return undefined
  return {
    functional: boxOf(dialog, 'functional')?.checked ?? false,
    analytics: boxOf(dialog, 'analytics')?.checked ?? false,
  }
}

const wire = (dialog: HTMLDialogElement, { tenant }: EmbeddedModel): void => {
  const status = document.querySelector<HTMLElement>('[data-privacy-saved]')
  dialog.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-choice]') : null
    if (!button) return
    const choice = readChoice(dialog, button.dataset['choice'])
    dialog.close()
    if (!choice) return
    savePreference(choice)
    // What was remembered goes with the permission to remember it.
    if (!choice.functional) localStore.remove(`recentSearches-${tenant.key}`)
    if (status) status.textContent = status.dataset['privacySaved'] ?? ''
  })
}

const findDialog = (): HTMLDialogElement | null => document.querySelector(`dialog#${PREFERENCES_ID}`)

const load = async (page: EmbeddedModel): Promise<HTMLDialogElement | null> => {
  const { country, language } = page.locale
  // Written out: what others share with `localePath` weighs more than all of this.
  const loaded = await loadFragment(`/${country}/${language}.${PREFERENCES_ID}.html`)
  // Clicked twice while it came: the first one stays.
  if (!loaded || findDialog()) return findDialog()
  document.body.append(loaded.content)
  const dialog = findDialog()
  if (dialog) wire(dialog, page)
  return dialog
}

/** False when the dialog could not be fetched. */
export const openPreferences = async (page: EmbeddedModel): Promise<boolean> => {
  const dialog = findDialog() ?? (await load(page))
  if (!dialog) return false
  if (dialog.open) return true
  fill(dialog)
  const root = document.documentElement
  root.style.setProperty('--scrollbar-gap', `${Math.max(0, window.innerWidth - root.clientWidth)}px`)
  dialog.showModal()
  return true
}
