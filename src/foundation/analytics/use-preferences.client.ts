import { useEffect, useRef, useState } from 'react'
import { localStore } from '#browser/storage.ts'
import { findPreference, mayTrackHere, readSignals, savePreference } from '#foundation/analytics/privacy.client.ts'
import { mayRemember, PREFERENCES_ID, PREFERENCES_LINK, type PrivacyChoice } from '#foundation/analytics/privacy.rules.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { keepScrollbarRoom } from '#ui/dialog-room.ts'

const NOTHING: PrivacyChoice = { functional: false, analytics: false }

/** The dialog opens from every link to it, and shows what holds at that moment; where the browser objects, measuring cannot be chosen. */
export const usePreferences = () => {
  const { tenant } = usePage()
  const dialog = useRef<HTMLDialogElement>(null)
  const [choice, setChoice] = useState(NOTHING)
  const [isObjected, setObjected] = useState(false)
  const [isSaved, setSaved] = useState(false)

  useEffect(() => {
    const open = (): void => {
      if (dialog.current?.open) return
      const { gpc, dnt } = readSignals()
      setObjected(gpc || dnt)
      setChoice({ functional: mayRemember(findPreference()), analytics: mayTrackHere() })
      keepScrollbarRoom()
      dialog.current?.showModal()
    }
    const follow = (event: MouseEvent): void => {
      if (!(event.target instanceof Element) || !event.target.closest(PREFERENCES_LINK)) return
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      open()
    }
    document.addEventListener('click', follow)
    if (location.hash === `#${PREFERENCES_ID}`) open()
    return () => document.removeEventListener('click', follow)
  }, [])

  const close = (): void => dialog.current?.close()
  const save = (chosen: PrivacyChoice): void => {
    close()
    savePreference(chosen)
    // Stored analytics data are removed when consent is withdrawn.
    if (!chosen.functional) localStore.remove(`recentSearches-${tenant.key}`, `recentlyViewed-${tenant.key}`)
    setSaved(true)
  }
  return { dialog, choice, setChoice, isObjected, isSaved, close, save }
}
