import { useState, type SyntheticEvent } from 'react'
import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { useSubmission } from '#browser/form/use-submission.ts'
import { useEndpointQuery } from '#browser/query.ts'
import { addToRelease, createRelease, listReleases, releaseForm } from '#features/authoring/releases/release.api.ts'
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
  const known = open.find(({ id }) => id === into)
  const form = useEndpointForm(createRelease, {
    rules: releaseForm,
    values: { name: '' },
    bodyOf: ({ name }: { name: string }) => ({ name, pages: [...pages] }),
    onSent: ({ id }) => {
      onMade({ id, name: form.textOf('name') })
    },
  })
  const adding = useSubmission(addToRelease)
  const addTo = async (release: { id: string; name: string }): Promise<void> => {
    const sent = await adding.submit({ params: { id: release.id }, body: { pages: [...pages] } })
    if (sent.ok) onMade(release)
  }
  const submit = (event: SyntheticEvent): void => {
    if (!known) return form.props.onSubmit(event)
    event.preventDefault()
    void addTo(known)
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
          <Button type="submit" form={FORM} busy={form.isBusy || adding.isBusy}>
            {t('new.make')}
          </Button>
        </>
      }
    >
      <form {...form.props} id={FORM} onSubmit={submit}>
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
          {!known && <TextField size="small" label={t('name')} {...form.field('name')} />}
        </FormStack>
      </form>
      {(known ? adding : form.outcome).error && (
        <Message tone="bad" live>
          {t('failed')}
        </Message>
      )}
    </Dialog>
  )
}
