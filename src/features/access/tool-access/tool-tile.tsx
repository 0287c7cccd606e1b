import { useState } from 'react'
import { usePage } from '#foundation/blocks/public.ts'
import { AccessBadge } from '#features/access/tool-access/access-badge.tsx'
import { FavouriteButton } from '#features/access/tool-access/favourite-button.tsx'
import type { LaunchedTool } from '#features/access/tool-access/launcher.rules.ts'
import { RequestForm } from '#features/access/tool-access/request-form.tsx'
import { TileActions } from '#features/access/tool-access/tile-actions.tsx'
import { Tag } from '#ui/badge.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './tool-tile.module.css'

export const ToolTile = ({ tool }: { tool: LaunchedTool }) => {
  const t = useTexts('tool-access')
  const { language } = usePage().locale
  const { date } = useFormats()
  const [isWaiting, setConfirming] = useState(false)
  const { name, description, BusinessSegment, access, usedAt } = tool
  const text = description[language] ?? description['en']
  return (
    <li className={styles.tile}>
      <div className={styles.head}>
        <h2>{name}</h2>
        <FavouriteButton tool={tool} />
      </div>
      {text && <p className={styles.text}>{text}</p>}
      <p className={styles.facts}>
        <AccessBadge status={access.status} />
        <Tag>{BusinessSegment}</Tag>
      </p>
      {access.until !== null && (
        <p className={styles.until} data-soon={access.renewal !== null || undefined}>
          {t('until', { day: date(access.until) })}
        </p>
      )}
      {usedAt !== null && <p className={styles.used}>{t('used', { day: date(usedAt) })}</p>}
      {isWaiting ? (
        <RequestForm toolIds={[tool.toolId]} onDone={() => setConfirming(false)} onCancel={() => setConfirming(false)} />
      ) : (
        <TileActions tool={tool} onAsk={() => setConfirming(true)} />
      )}
    </li>
  )
}
