import { randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, Buffer>(scrypt)

/** A salted scrypt hash (RFC 7914, Node's default cost) as `scrypt$salt$key`, both base64. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, 32)
  return `scrypt$${salt.toString('base64')}$${key.toString('base64')}`
}
