export { en } from '#foundation/uploads/texts/en.ts'
