import { useState, type SyntheticEvent } from 'react'
import { call } from '#browser/api.ts'
import { createPage, readPage } from '#features/authoring/authoring/authoring.api.ts'
import type { ListedPage } from '#features/authoring/authoring/listed-page.rules.ts'
import { isPagePath } from '#features/authoring/authoring/page-path.rules.ts'
import {
  startPage,
  suggestCopyPath,
  suggestPath,
  TEMPLATE_NAMES,
  type TemplateName,
} from '#features/authoring/authoring/page-template.rules.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { Select } from '#ui/select.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './page-list.module.css'

type NewPageDialogProps = {
  locales: readonly string[]
  locale: string
  /** The page to copy, in place of a template. */
  from?: ListedPage | undefined
  onClose: () => void
  onMade: (address: string) => void
}

/** A page from a template or from another page, as a draft. */
export const NewPageDialog = ({ locales, locale: here, from, onClose, onMade }: NewPageDialogProps) => {
  const t = useTexts('authoring')
  const [title, setTitle] = useState(from ? t('copy.name', { title: from.title }) : '')
  const [path, setPath] = useState<string>()
  const [locale, setLocale] = useState(from?.locale ?? here)
  const [template, setTemplate] = useState<TemplateName>('article')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const suggested = from ? suggestCopyPath(from.path, title) : suggestPath(title, template)
  const address = path ?? suggested
  const isValid = title.trim() !== '' && isPagePath(address) && address !== '/'

  const make = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault()
    if (!isValid || isBusy) return
    setBusy(true)
    const read = from && (await call(readPage, { params: { id: from.id }, errors: 'own' }))
    const copied = read?.ok ? { ...read.data.content, title: title.trim() } : undefined
    if (from && !copied) {
      setBusy(false)
      return setProblem(t('failed'))
    }
    const body = { locale, path: address, content: copied ?? startPage(template, title.trim()) }
    const answer = await call(createPage, { body, errors: 'own' })
    setBusy(false)
    if (answer.ok) onMade(`/${locale}${address}`)
    else setProblem(t(answer.status === 409 ? 'taken' : 'failed'))
  }
  return (
    <Dialog
      open
      title={from ? t('copy.title', { title: from.title }) : t('new.title')}
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
        {!from && (
          <Select
            label={t('template')}
            options={TEMPLATE_NAMES.map((value) => ({ value, label: t(`template.${value}`) }))}
            value={template}
            onChange={(event) => setTemplate(event.currentTarget.value as TemplateName)}
          />
        )}
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
