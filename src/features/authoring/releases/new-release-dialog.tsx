import { useState } from 'react'
import { call } from '#browser/api.ts'
import { useEndpointQuery } from '#browser/query.ts'
import { addToRelease, createRelease, listReleases } from '#features/authoring/releases/release.api.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { FormStack } from '#ui/form-layout.tsx'
import { Message } from '#ui/message.tsx'
import { Select } from '#ui/select.tsx'
import { useTexts } from '#ui/use-texts.tsx'

type NewReleaseDialogProps = {
  pages: readonly string[]
  onClose: () => void
  onMade: (release: { id: string; name: string }) => void
}

const FORM = 'new-release'

/** The chosen pages under a new name, or with others that wait already. */
export const NewReleaseDialog = ({ pages, onClose, onMade }: NewReleaseDialogProps) => {
  const t = useTexts('releases')
  const open = useEndpointQuery(listReleases, { query: { state: 'open' } }).data?.rows ?? []
  const [into, setInto] = useState('')
  const [name, setName] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const known = open.find(({ id }) => id === into)
  const save = async (): Promise<void> => {
    setBusy(true)
    const body = { pages: [...pages] }
    const answer = known
      ? await call(addToRelease, { params: { id: known.id }, body, errors: 'own' })
      : await call(createRelease, { body: { name, ...body }, errors: 'own' })
    setBusy(false)
    setFailed(!answer.ok)
    if (!answer.ok) return
    onMade(known ?? { id: 'id' in answer.data ? answer.data.id : '', name })
  }
  return (
    <Dialog
      open
      title={t('new.title', { count: pages.length })}
      description={t('new.text')}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={FORM} busy={isBusy} disabled={!known && name.trim() === ''}>
            {t('new.make')}
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <FormStack>
          {open.length > 0 && (
            <Select
              size="small"
              label={t('release')}
              options={[{ value: '', label: t('new') }, ...open.map((one) => ({ value: one.id, label: one.name }))]}
              value={into}
              onChange={(event) => setInto(event.currentTarget.value)}
            />
          )}
          {!known && (
            <TextField
              size="small"
              label={t('name')}
              required
              maxLength={120}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
          )}
        </FormStack>
      </form>
      {hasFailed && (
        <Message tone="bad" live>
          {t('failed')}
        </Message>
      )}
    </Dialog>
  )
}
