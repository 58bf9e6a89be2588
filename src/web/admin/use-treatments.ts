import type { TreatmentRecord } from '#contract/treatments.ts';
import { openAnswer, useAnswer } from '#web/admin/store/answers.ts';
import { adminApi } from '#web/api/admin-api.ts';

type Options = Parameters<typeof adminApi.treatments.listAll>[1];

const load = (options: Options): Promise<TreatmentRecord[]> => adminApi.treatments.listAll({}, options);

/** For a loader: what `useTreatments` answers. */
export const openTreatments = () => openAnswer('treatments', load);

/** All treatments, in the clinic's order, for owners; undefined until they have come, null if they could not be loaded. */
export const useTreatments = () => useAnswer('treatments', load);
