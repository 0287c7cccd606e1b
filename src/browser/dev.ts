/** While developing, every style is there: static blocks have no script that would bring theirs. */
import.meta.glob(['../**/*.module.css', '../../demo/**/*.module.css'], { eager: true })
import '#browser/first-paint.ts'
import '#browser/entry.ts'
