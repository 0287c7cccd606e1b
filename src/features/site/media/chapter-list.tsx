import { useTexts } from '#ui/use-texts.tsx'
import { writeTime, type Chapter } from '#features/site/media/video.rules.ts'
import styles from './chapter-list.module.css'

type ChapterListProps = { chapters: readonly Chapter[]; current: number; onChoose: (chapter: Chapter) => void }

export const ChapterList = ({ chapters, current, onChoose }: ChapterListProps) => {
  const t = useTexts('media')
  return (
    <nav aria-label={t('chapters')}>
      <ol className={styles.chapters}>
        {chapters.map((chapter, index) => (
          <li key={chapter.start}>
            <button
              type="button"
              className={styles.chapter}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => onChoose(chapter)}
            >
              <span className={styles.time}>{writeTime(chapter.start)}</span>
              {chapter.title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
