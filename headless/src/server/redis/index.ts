export { type RedisClient, type RedisMemoryOptions, redisMemory } from './redis-memory.ts'
