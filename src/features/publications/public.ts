export { SECURED_PATH as PUBLICATIONS_PATH } from '#features/publications/publication.rules.ts'
