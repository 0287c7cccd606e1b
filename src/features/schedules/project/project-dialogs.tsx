import { useState } from 'react'
import { openProject, removeProject, saveProject, type ListedProject } from '#features/schedules/project/use-projects.ts'
import type { ProjectLink } from '#features/schedules/schedule/schedule-storage.ts'
import { LONGEST_NAME } from '#features/schedules/schedule/schedule.rules.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { useTexts } from '#ui/use-texts.tsx'

export type ProjectQuestion = { readonly about: 'replace' | 'rename' | 'delete'; readonly project: ListedProject }

type ProjectDialogsProps = {
  question: ProjectQuestion | undefined
  onClose: () => void
  onReplace: (project: ListedProject) => void
  /** The link is undefined when it could not be renamed. */
  onRenamed: (project: ListedProject, link: ProjectLink | undefined, name: string) => Promise<void>
  onDeleted: (project: ListedProject) => Promise<void>
}

/** Only the name changes: the lines are those that the server has. */
const rename = async ({ id, kind }: ListedProject, name: string): Promise<ProjectLink | undefined> => {
  const kept = await openProject(id)
  if (!kept) return undefined
  const { ok, data } = await saveProject(kept, { name, kind, lines: kept.lines })
  return ok ? data : undefined
}

export const ProjectDialogs = ({ question, onClose, onReplace, onRenamed, onDeleted }: ProjectDialogsProps) => {
  const t = useTexts('schedules')
  const ui = useTexts('ui')
  const [typed, setTyped] = useState<{ readonly of: string; readonly name: string }>()
  if (!question) return null
  const { about, project } = question
  const name = typed?.of === project.id ? typed.name : project.name
  const confirm = async (): Promise<void> => {
    if (about === 'rename' && name.trim() === '') return
    onClose()
    if (about === 'replace') onReplace(project)
    if (about === 'rename') await onRenamed(project, await rename(project, name.trim()), name.trim())
    if (about === 'delete' && (await removeProject(project.id))) await onDeleted(project)
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
          onChange={(event) => setTyped({ of: project.id, name: event.target.value })}
        />
      ) : (
        <p>{t(`project.${about}.text`)}</p>
      )}
    </Dialog>
  )
}
