import { useContractForm } from '#shared/ui/form/use-contract-form.ts';
import type { FormWords } from './form-words.ts';

type ContractForm = Parameters<typeof useContractForm>[0];

type Options = Omit<ContractForm, 'codes' | 'words'> & { readonly words: FormWords };

/** A contract's form in the words of the account pages, with what each of its fields needs. */
export function useAccountForm({ words, ...options }: Options) {
  const form = useContractForm({ ...options, codes: words.fields, words: words.form });
  const field = (name: string) => ({
    name,
    error: form.errorOf(name),
    words: words.field,
    defaultValue: form.typedIn(name),
  });
  return { ...form, field, sending: words.form.sending };
}
