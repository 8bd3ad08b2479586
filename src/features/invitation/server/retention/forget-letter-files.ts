import { db } from '#shared/server/db/pool.ts';
import { forgetMailFile, writtenMails } from '#shared/server/mail/forget-mails.ts';
import { stillKnown } from './retention-queries.ts';

const LETTER = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.\d$/;
const AT_ONCE = 1_000;

/** Letters lie in files where no mail server is: they go with the address they went to, whatever took it. */
export async function forgetLetterFiles(): Promise<void> {
  const letters = new Map(
    (await writtenMails()).flatMap((name) => {
      const idRecipient = LETTER.exec(name)?.[1];
      return idRecipient ? [[name, idRecipient] as const] : [];
    }),
  );
  const names = [...letters.keys()];
  for (let from = 0; from < names.length; from += AT_ONCE) {
    const some = names.slice(from, from + AT_ONCE);
    const known = await stillKnown(
      db,
      some.map((name) => letters.get(name) ?? ''),
    );
    for (const name of some) {
      if (!known.has(letters.get(name) ?? '')) await forgetMailFile(name);
    }
  }
}
