import type { Presence } from '#features/authoring/page-editor/use-presence.client.ts'
import { Badge } from '#ui/badge.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './page-editor.module.css'

type PresenceNoteProps = { presence: Presence }

/** Who else has the page open. */
export const PresenceNote = ({ presence: { others } }: PresenceNoteProps) => {
  const t = useTexts('page-editor')
  return (
    <div aria-live="polite" className={styles.presence}>
      {others.length > 0 && <Badge tone="info">{t('presence', { names: others.join(', ') })}</Badge>}
    </div>
  )
}
