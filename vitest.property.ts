/** Property tests draw the same values in every run, and other ones in each nightly run (`npm test -- --all`). */
import fc from 'fast-check';

fc.configureGlobal(process.env['PROPERTY_TESTS'] === 'random' ? {} : { seed: 2_026 });
