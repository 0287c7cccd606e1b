import { useState } from 'react'
import { isShortcutOn, saveShortcut } from '#features/search/search/shortcut.client.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './search-panel.module.css'

/** Where one meets the shortcut one can switch it off, on this device. */
export const ShortcutSetting = () => {
  const t = useTexts('search')
  const [isOn, setOn] = useState(isShortcutOn)
  const change = (next: boolean): void => {
    saveShortcut(next)
    setOn(next)
  }
  return (
    <div className={styles.shortcut}>
      <Checkbox label={t('takeover.shortcut')} checked={isOn} onChange={({ target }) => change(target.checked)} />
    </div>
  )
}
