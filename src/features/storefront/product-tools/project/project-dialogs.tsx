import {
  openProject,
  removeProject,
  saveProject,
  type ListedProject,
} from '#features/storefront/product-tools/project/use-projects.client.ts'
import type { ProjectLink } from '#features/storefront/product-tools/schedule/schedule-storage.client.ts'
import { LONGEST_NAME } from '#features/storefront/product-tools/schedule/schedule.rules.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { useTexts } from '#ui/use-texts.tsx'

export type ProjectRequest = { readonly about: 'replace' | 'rename' | 'delete'; readonly project: ListedProject }

type ProjectDialogsProps = {
  question: ProjectRequest | undefined
  /** A name as it is being typed, and the project that it is for. */
  typed: { readonly of: string; readonly name: string } | undefined
  onType: (typed: { readonly of: string; readonly name: string } | undefined) => void
  onClose: () => void
  onReplace: (project: ListedProject) => void
  /** The link is undefined when it could not be renamed. */
  onRenamed: (project: ListedProject, link: ProjectLink | undefined, name: string) => Promise<void>
  onDeleted: (project: ListedProject, isDeleted: boolean) => Promise<void>
}

/** Only the name changes: the lines are those that the server has. */
const rename = async ({ id, kind }: ListedProject, name: string): Promise<ProjectLink | undefined> => {
  const stored = await openProject(id)
  if (!stored) return undefined
  const { ok, data } = await saveProject(stored, { name, kind, lines: stored.lines })
  return ok ? data : undefined
}

export const ProjectDialogs = ({ question, typed, onType, onClose, ...deeds }: ProjectDialogsProps) => {
  const t = useTexts('product-tools')
  const ui = useTexts('ui')
  if (!question) return null
  const { about, project } = question
  const name = typed?.of === project.id ? typed.name : project.name
  const confirm = async (): Promise<void> => {
    if (about === 'rename' && name.trim() === '') return
    onClose()
    if (about === 'replace') deeds.onReplace(project)
    if (about === 'delete') await deeds.onDeleted(project, await removeProject(project.id))
    if (about !== 'rename') return
    const link = await rename(project, name.trim())
    // An entry that could not be saved is there when the dialog is opened again.
    if (link) onType(undefined)
    await deeds.onRenamed(project, link, name.trim())
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`project.${about}.title`, { name: project.name })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {ui('cancel')}
          </Button>
          <Button onClick={() => void confirm()}>{t(`project.${about}.confirm`)}</Button>
        </>
      }
    >
      {about === 'rename' ? (
        <TextField
          label={t('project.name')}
          maxLength={LONGEST_NAME}
          value={name}
          onChange={(event) => onType({ of: project.id, name: event.target.value })}
        />
      ) : (
        <p>{t(`project.${about}.text`)}</p>
      )}
    </Dialog>
  )
}
