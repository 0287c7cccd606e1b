export { useFeatureNeeds } from '#features/home/feature-needs.client.ts'
