export { callsOf, CONTENT, PAGES, withText, type AuthorCalls } from '#features/authoring/testing/author-calls.ts'
