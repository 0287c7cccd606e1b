import { useState } from 'react'
import { call } from '#browser/api.ts'
import { useEndpointQuery } from '#browser/query.ts'
import { listTargets, rollOut } from '#features/authoring/page-languages/public.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './page-editor.module.css'

type RolloutDialogProps = { pageId: string; onClose: () => void; onDone: (count: number) => void }

/** Which markets get this page's blocks as a draft. */
export const RolloutDialog = ({ pageId, onClose, onDone }: RolloutDialogProps) => {
  const t = useTexts('page-editor')
  const targets = useEndpointQuery(listTargets, { params: { id: pageId } }, { staleTime: 0 })
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const roll = async (): Promise<void> => {
    setBusy(true)
    const answer = await call(rollOut, { params: { id: pageId }, body: { locales: [...chosen] }, errors: 'own' })
    setBusy(false)
    setFailed(!answer.ok)
    if (answer.ok) onDone(answer.data.pages.length)
  }
  return (
    <Dialog
      open
      title={t('roll.title')}
      description={t('roll.text')}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button busy={isBusy} disabled={chosen.length === 0} onClick={() => void roll()}>
            {t('roll.go', { count: chosen.length })}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {(targets.data?.targets ?? []).map(({ locale, hasPage, outdated }) => (
          <Checkbox
            key={locale}
            label={locale}
            hint={hasPage ? t('roll.outdated', { count: outdated ?? 0 }) : t('roll.new')}
            checked={chosen.includes(locale)}
            onChange={(event) =>
              setChosen(event.currentTarget.checked ? [...chosen, locale] : chosen.filter((each) => each !== locale))
            }
          />
        ))}
        {(hasFailed || targets.isError) && (
          <Message tone="bad" live>
            {t('failed')}
          </Message>
        )}
      </div>
    </Dialog>
  )
}
