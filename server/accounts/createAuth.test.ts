import { getMigrations } from 'better-auth/db/migration';
import { migrate } from '../database/migrate';
import { useAccountServer } from '../testing/accountServer';
import { authOptions } from './createAuth';

const server = useAccountServer();

test('the tables have the columns that better-auth expects, and migrating twice changes nothing', async () => {
  const { db } = server();
  await migrate(db);
  const options = authOptions(db, { secret: 'x'.repeat(32), appUrl: 'http://localhost:3000' });
  const { toBeAdded, toBeCreated } = await getMigrations(options);
  expect({ toBeAdded, toBeCreated }).toEqual({ toBeAdded: [], toBeCreated: [] });
});
