import { portico } from '../../../portico'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = portico.handlers
