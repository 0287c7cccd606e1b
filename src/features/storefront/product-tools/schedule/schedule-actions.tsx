import { useState } from 'react'
import { usePage } from '#foundation/blocks/public.ts'
import { BuyLines } from '#features/storefront/product-tools/buy-lines.tsx'
import { DownloadButton } from '#features/storefront/product-tools/download-button.tsx'
import type { ScheduleLine } from '#features/storefront/product-tools/schedule/schedule.rules.ts'
import { Button } from '#ui/button.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './schedule-actions.module.css'

type ScheduleActionsProps = { name: string; lines: readonly ScheduleLine[]; onClear: () => void }

export const ScheduleActions = ({ name, lines, onClear }: ScheduleActionsProps) => {
  const t = useTexts('product-tools')
  const { country, language } = usePage().locale
  const [isFailed, setFailed] = useState(false)
  const body = () => ({ country, language, project: name.trim(), lines })
  const follow = (isDone: boolean): void => setFailed(!isDone)
  return (
    <div>
      <div className={styles.actions}>
        <BuyLines lines={lines} />
        <DownloadButton label={t('export.xlsx')} path="/api/schedules/export.xlsx" body={body} onDone={follow} />
        <DownloadButton label={t('export.pdf')} path="/api/schedules/export.pdf" body={body} onDone={follow} />
        <Button variant="quiet" size="small" onClick={onClear}>
          {t('schedule.clear')}
        </Button>
      </div>
      {language === 'zh' && <p className={styles.note}>{t('export.pdf.note')}</p>}
      {isFailed && (
        <Message tone="bad" live>
          {t('failed.file')}
        </Message>
      )}
    </div>
  )
}
