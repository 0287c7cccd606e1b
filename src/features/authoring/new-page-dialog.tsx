import { useState, type SyntheticEvent } from 'react'
import { call } from '#browser/api.ts'
import { createPage } from '#features/authoring/authoring.api.ts'
import { isPagePath } from '#features/authoring/page-path.rules.ts'
import { startPage, suggestPath, TEMPLATE_NAMES, type TemplateName } from '#features/authoring/page-template.rules.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { Select } from '#ui/select.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './page-list.module.css'

type NewPageDialogProps = { locales: readonly string[]; locale: string; onClose: () => void; onMade: (address: string) => void }

/** A page from a template, as a draft. */
export const NewPageDialog = ({ locales, locale: here, onClose, onMade }: NewPageDialogProps) => {
  const t = useTexts('authoring')
  const [title, setTitle] = useState('')
  const [path, setPath] = useState<string>()
  const [locale, setLocale] = useState(here)
  const [template, setTemplate] = useState<TemplateName>('article')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const address = path ?? suggestPath(title, template)
  const isValid = title.trim() !== '' && isPagePath(address) && address !== '/'

  const make = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault()
    if (!isValid || isBusy) return
    setBusy(true)
    const body = { locale, path: address, content: startPage(template, title.trim()) }
    const answer = await call(createPage, { body, errors: 'own' })
    setBusy(false)
    if (answer.ok) onMade(`/${locale}${address}`)
    else setProblem(t(answer.status === 409 ? 'taken' : 'failed'))
  }
  return (
    <Dialog
      open
      title={t('new.title')}
      description={t('new.text')}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form="new-page" busy={isBusy} disabled={!isValid}>
            {t('new.make')}
          </Button>
        </>
      }
    >
      <form id="new-page" className={styles.form} onSubmit={(event) => void make(event)}>
        <TextField
          label={t('title')}
          value={title}
          maxLength={200}
          data-autofocus
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <Select
          label={t('template')}
          options={TEMPLATE_NAMES.map((value) => ({ value, label: t(`template.${value}`) }))}
          value={template}
          onChange={(event) => setTemplate(event.currentTarget.value as TemplateName)}
        />
        <Select
          label={t('market')}
          options={locales.map((value) => ({ value, label: value }))}
          value={locale}
          onChange={(event) => setLocale(event.currentTarget.value)}
        />
        <TextField
          label={t('address')}
          hint={t('address.hint')}
          value={address}
          maxLength={200}
          onChange={(event) => setPath(event.currentTarget.value)}
        />
      </form>
      {problem && (
        <Message tone="bad" live>
          {problem}
        </Message>
      )}
    </Dialog>
  )
}
