import pg from 'pg'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/open.ts'

export const databaseUrl = (serverUrl: string, name: string) => {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.toString()
}

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client(serverUrl)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

export async function prepareTemplate(serverUrl: string): Promise<void> {
  await onServer(serverUrl, 'create database template_saptapadi')
  const database = openPostgres(databaseUrl(serverUrl, 'template_saptapadi'), { connections: 1 })
  await migrate(database.db)
  await database.close()
}

let clones = 0
export async function cloneTemplate(serverUrl: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${process.pid}_${Date.now()}_${clones++}`
  await onServer(serverUrl, `create database ${name} template template_saptapadi`)
  return {
    url: databaseUrl(serverUrl, name),
    drop: () => onServer(serverUrl, `drop database ${name} with (force)`),
  }
}
