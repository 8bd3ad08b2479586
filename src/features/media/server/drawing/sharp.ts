import sharp from 'sharp';

/** Libvips reads dozens of formats through as many libraries; only these loaders are allowed. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadSvgBuffer',
  ],
});
// A picture is rarely decoded twice, so libvips' cache would only use memory.
sharp.cache(false);
// One thread per picture, with two pictures at a time, leaves CPU time for requests.
sharp.concurrency(1);

export { sharp };
