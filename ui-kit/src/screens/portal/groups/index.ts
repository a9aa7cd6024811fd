export { GroupsSection, type GroupsSectionProps } from './groups-section.tsx'
